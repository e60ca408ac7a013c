import { paths } from '#shared/paths.ts'

/** Not in paths.ts, which the landing page loads. */
export const toEditProduct = (id: string) =>
  paths.editProduct.replace(':id', encodeURIComponent(id))
