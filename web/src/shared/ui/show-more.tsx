import { Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The button for the next page of a list, if there is one. After the last page the focus stays here. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const [isPressed, setIsPressed] = useState(false)
  const end = useRef<HTMLElement>(null)
  const isEnd = isPressed && !hasNextPage

  useEffect(() => {
    if (isEnd && document.activeElement === document.body) end.current?.focus()
  }, [isEnd])

  function press() {
    setIsPressed(true)
    fetchNextPage()
  }

  if (isEnd) {
    return (
      <Typography ref={end} tabIndex={-1} variant="body2" sx={{ mt: 3 }}>
        That is all.
      </Typography>
    )
  }
  if (!hasNextPage) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isFetchingNextPage}
      onClick={press}
      sx={{ mt: 3 }}
    >
      Show more
    </Button>
  )
}
