import { Box } from '@mui/material'
import type { Facets } from '@tech-house/api/contract/search'
import { hasChoice } from '@tech-house/api/parts/specifications/choice'
import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Choice } from './choice.tsx'

const maxValues = 6
const maxWithoutSearch = 12

interface Props {
  facet: Facets['specs'][number]
  chosen: string[]
  onToggle: (value: string) => void
}

/** The values of a specification that have products, and those that are or were chosen, which keep the focus. */
export function SpecFacet({ facet: { label, values }, chosen, onToggle }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const [before, setBefore] = useState(chosen)
  const field = useRef<HTMLInputElement>(null)

  const isKept = (value: string) => hasChoice(chosen, value) || before.includes(value)
  const all = values.filter(({ value, count }) => count > 0 || isKept(value))
  const found = all.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const first = all.filter(({ value }, index) => index < maxValues || isKept(value))
  const isLong = all.length > maxWithoutSearch

  function showAll({ detail }: MouseEvent) {
    flushSync(() => {
      setIsOpen(!isOpen)
      setWords('')
    })
    // A touch would open the keyboard of the screen.
    if (detail === 0) field.current?.focus()
  }

  if (all.length === 0) return null
  return (
    <fieldset>
      <legend>{label}</legend>
      {isOpen && isLong && (
        <input
          className="text-box"
          ref={field}
          type="search"
          placeholder="Find"
          aria-label={`Find in ${label}`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Box className={isOpen ? 'values' : undefined}>
        {(isOpen ? found : first).map(({ value, label, count }) => (
          <Choice
            key={value}
            label={label}
            count={count}
            isChosen={hasChoice(chosen, value)}
            onChange={() => {
              setBefore([...before, value])
              onToggle(value)
            }}
          />
        ))}
      </Box>
      {isOpen && found.length === 0 && <p role="status">No matching values.</p>}
      {(isOpen || all.length > first.length) && (
        <button
          type="button"
          className="more"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Show fewer: ${label}` : `Show all ${all.length}: ${label}`}
          onClick={showAll}
        >
          {isOpen ? 'Show fewer' : `Show all ${all.length}`}
        </button>
      )}
    </fieldset>
  )
}
