import { ThemeProvider } from '@mui/material'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { theme } from '../theme/theme.ts'
import { SearchForm } from './search-form.tsx'

const wrapper = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)

/** Shows a search form; `navigate` changes the words of the URL. */
function showForm() {
  const onFind = vi.fn()
  const form = (words: string) => (
    <SearchForm
      label="Drives"
      fields={[{ name: 'words', label: 'Words' }]}
      search={{ words }}
      onFind={onFind}
    />
  )
  const { rerender } = render(form(''), { wrapper })
  const navigate = (words: string) => rerender(form(words))
  return { field: screen.getByRole<HTMLInputElement>('textbox'), onFind, navigate }
}

test('text that is typed during a navigation stays', async () => {
  const { field, onFind, navigate } = showForm()
  await userEvent.type(field, ' fast {Enter}')
  await userEvent.type(field, ' drive')
  navigate('fast')
  expect(field.value).toBe('fast drive')
  await userEvent.type(field, '{Enter}')
  expect(onFind.mock.calls).toEqual([[{ words: 'fast' }], [{ words: 'fast drive' }]])
})

test('Back and Forward fill the field, which keeps the focus', async () => {
  const { field, navigate } = showForm()
  await userEvent.type(field, 'fast{Enter}')
  navigate('fast')
  await userEvent.type(field, ' drive{Enter}')
  navigate('fast drive')
  for (const words of ['fast', '', 'fast', 'fast drive']) {
    navigate(words)
    expect(field.value).toBe(words)
  }
  expect(document.activeElement).toBe(field)
})

test.each([
  ['a phone', true, ['Filters (2)']],
  ['a desktop', false, []],
])(
  'several fields of a list on %s are folded behind their number: %s',
  async (_, matches, folds) => {
    const listen = () => {}
    const names = ['addListener', 'removeListener', 'addEventListener', 'removeEventListener']
    const media = { matches, ...Object.fromEntries(names.map((name) => [name, listen])) }
    vi.stubGlobal('matchMedia', () => media)
    const fields = [
      { name: 'words', label: 'Words' } as const,
      { name: 'to', label: 'To' } as const,
    ]
    render(
      <SearchForm
        label="Drives"
        fields={fields}
        search={{ words: 'fast' }}
        chosen={['SSD', undefined]}
        onFind={() => {}}
      />,
      { wrapper },
    )
    const summaries = [...document.querySelectorAll('summary')]
    expect(summaries.map(({ textContent }) => textContent)).toEqual(folds)
    // Their fields are rendered when they are unfolded.
    expect(screen.queryAllByRole('textbox')).toHaveLength(matches ? 0 : 2)
    for (const summary of summaries) await userEvent.click(summary)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' }).value).toBe('fast')
  },
)
