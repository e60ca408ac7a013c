/** A search as the parameters of a URL, without what is not searched. */
export const searchParams = (search: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
