import { TextBox } from '#shared/ui/text-box.tsx'
import { maxQueryLength } from './search/catalog-filter.ts'

interface Props {
  words: string
  onWords: (words: string) => void
}

export function SearchField({ words, onWords }: Props) {
  return (
    <TextBox
      type="search"
      placeholder="Find a product"
      aria-label="Find a product"
      maxLength={maxQueryLength}
      value={words}
      onChange={({ target }) => onWords(target.value)}
    />
  )
}
