import { Button } from '@mui/material'

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The button for the next page of a list, if there is one. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  if (!hasNextPage) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isFetchingNextPage}
      onClick={() => fetchNextPage()}
      sx={{ mt: 3 }}
    >
      Show more
    </Button>
  )
}
