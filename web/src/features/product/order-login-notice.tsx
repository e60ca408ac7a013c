import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { product } from '#shared/products/product-query.ts'
import { useLoginRedirect } from '#shared/session/login-redirect.ts'

export function OrderLoginNotice() {
  const { from, reason } = useLoginRedirect()
  // The notice of the reason says enough.
  const path = reason || typeof from === 'string' ? '' : (from.pathname ?? '')
  const { id } = matchPath(paths.product, path)?.params ?? {}

  if (id) return <ProductNotice id={id} />
  if (path === paths.build) return <Alert severity="info">Log in to order your build.</Alert>
  if (path === paths.quickOrder) return <Alert severity="info">Log in to order your list.</Alert>
  return null
}

function ProductNotice({ id }: { id: string }) {
  const { data } = useQuery(product(id))
  return <Alert severity="info">{`Log in to order ${data?.product ?? 'this product'}.`}</Alert>
}
