import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { toggle } from '../toggle.ts'
import { SpecFacet } from './spec-facet.tsx'

/** The n-th value has n products. */
const valuesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => count - 1 - n).map((count) => ({
    ...{ value: `v${count}`, label: `Value ${count}`, count },
  }))

function Facet({ count, chosen = [] }: { count: number; chosen?: string[] }) {
  const [values, setValues] = useState(chosen)
  return (
    <SpecFacet
      facet={{ key: 'chipset', label: 'Chipset', values: valuesOf(count) }}
      chosen={values}
      onToggle={(value) => setValues(toggle(values, value))}
    />
  )
}

const names = () =>
  screen
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.firstElementChild?.nextSibling?.textContent)
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })

test('a value without products is hidden, but not while or after it was chosen, because it has the focus [CAT-3]', async () => {
  render(<Facet count={4} chosen={['v0']} />)
  expect(names()).toEqual(['Value 3', 'Value 2', 'Value 1', 'Value 0'])
  await userEvent.click(box('Value 0'))
  expect(document.activeElement).toBe(box('Value 0'))
  expect(box('Value 0')).toHaveProperty('disabled', false)
})

test('a long facet shows six values and the chosen ones, then all with a search, by keyboard alone [CAT-3]', async () => {
  render(<Facet count={20} chosen={['v3']} />)
  expect(names()).toEqual([19, 18, 17, 16, 15, 14, 3].map((n) => `Value ${n}`))
  const more = screen.getByRole('button', { name: 'Show all 19: Chipset' })
  more.focus()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole('searchbox', { name: 'Find in Chipset' })
  expect(document.activeElement).toBe(field)
  expect(names()).toHaveLength(19)
  await userEvent.keyboard('VALUE 12')
  expect(names()).toEqual(['Value 12'])
  await userEvent.click(box('Value 12'))
  await userEvent.type(field, 'x')
  expect(screen.getByRole('status').textContent).toBe('No matching values.')
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer: Chipset' }))
  expect(document.activeElement).toBe(more)
  expect(names()).toEqual([19, 18, 17, 16, 15, 14, 12, 3].map((n) => `Value ${n}`))
})

test('a facet of few values has neither a button nor a search, and one without any is not there [CAT-3]', () => {
  const { rerender } = render(<Facet count={7} />)
  expect(names()).toHaveLength(6)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Facet count={1} />)
  expect(screen.queryByRole('group')).toBeNull()
})
