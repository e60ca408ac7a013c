import { NativeSelect } from '#shared/ui/native-select.tsx'
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
    <NativeSelect label="Sort" value={filter.sort ?? usual} onChange={choose}>
      {usual === 'match' && <option value="match">Best match</option>}
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {sortLabels[order]}
        </option>
      ))}
    </NativeSelect>
  )
}
