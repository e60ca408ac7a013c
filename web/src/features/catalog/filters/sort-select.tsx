import { Box, Stack, Typography } from '@mui/material'
import { sizes } from '#shared/theme/sizes.ts'
import { sortLabels, sortOrders } from '../catalog-url.ts'
import type { FilterProps } from './filter-props.ts'

/** With search words the best match comes first, unless another order is chosen. */
export function SortSelect({ filter, onFilter }: Pick<FilterProps, 'filter' | 'onFilter'>) {
  const usual = filter.words ? 'match' : 'newest'

  function choose(value: string) {
    const sort = sortOrders.find((order) => order === value && order !== usual)
    onFilter({ sort })
  }

  return (
    <Stack
      component="label"
      direction="row"
      sx={{ flex: '0 1 auto', minWidth: 0, alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        Sort
      </Typography>
      <Box
        component="select"
        value={filter.sort ?? usual}
        onChange={({ target }) => choose(target.value)}
        sx={styles}
      >
        {usual === 'match' && <option value="match">Best match</option>}
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {sortLabels[order]}
          </option>
        ))}
      </Box>
    </Stack>
  )
}

const styles = {
  flex: 1,
  minWidth: 0,
  minHeight: sizes.touch,
  px: 1.25,
  typography: 'body2',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
}
