import { Box, Button, Typography } from '@mui/material'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props {
  productId: string
  email: string
}

export function StockAlert({ productId, email }: Props) {
  const section = useRef<HTMLDivElement>(null)
  const { isRequested, isPending, request } = useStockAlert(productId)

  function press() {
    // A loading button loses the focus: the section keeps it beside the button.
    request.mutate(!isRequested, { onSuccess: () => section.current?.focus() })
  }

  return (
    <Box
      ref={section}
      component="section"
      aria-label="Mail about the stock"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {isRequested && `We will send one mail to ${email} when it is back in stock.`}
      </Typography>
      <Button
        variant="outlined"
        {...(isRequested ? { color: 'inherit' } : { size: 'large' })}
        loading={isPending || request.isPending}
        onClick={unlessDoubleClick(press)}
      >
        <span>{isRequested ? 'Do not tell me' : 'Tell me when it is back'}</span>
      </Button>
    </Box>
  )
}

const stockAlert = (id: string) =>
  queryOptions({
    queryKey: ['stock-alert', id],
    queryFn: ({ signal }) => apiFetch('GET /product/:id/stock-alert', { params: { id }, signal }),
  })

function useStockAlert(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = stockAlert(id)
  const { data, isPending } = useQuery(stockAlert(id))

  const request = useSafeMutation({
    mutationFn: async (isWanted: boolean) => {
      // A response to an earlier read would show the old state.
      await queryClient.cancelQueries({ queryKey })
      const method = isWanted ? 'PUT' : 'DELETE'
      return apiFetch(`${method} /product/:id/stock-alert`, { params: { id } })
    },
    onSuccess: (response) => queryClient.setQueryData(queryKey, response),
    onError: async (error) => {
      const isBack = error instanceof CallError && error.code === 'in-stock'
      await queryClient.invalidateQueries({ queryKey: isBack ? queryKeys.product : queryKey })
    },
  })
  return { isRequested: data?.requested ?? false, isPending, request }
}
