import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saveDrafts } from '#shared/drafts.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { AddProductForm } from './add-product-form.tsx'

function showForm() {
  const asked = fakeApi({})
  show(<AddProductForm author="ada" />)
  return asked
}

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('the inputs follow the kind, and an error is shown beside its input [CAT-1]', async () => {
  const asked = showForm()
  expect(screen.queryByLabelText('Length')).toBeNull()
  await choose('Specifications', 'Graphics card')
  await userEvent.type(screen.getByLabelText('Length'), '34.8')
  await userEvent.type(screen.getByLabelText('Source'), 'example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => {
    const length = screen.getByLabelText('Length')
    expect(length.getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(length.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('must be between 100 and 600 mm')
  })
  expect(screen.getByLabelText('Source').getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])

  await choose('Specifications', 'Motherboard')
  expect(screen.queryByLabelText('Length')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add slot' }))
  const slot = within(screen.getByRole('group', { name: 'slot 1' }))
  expect(slot.getByRole('combobox', { name: 'Key' })).toBeTruthy()
  await userEvent.click(slot.getByRole('button', { name: 'Remove slot 1' }))
  expect(screen.queryByRole('group', { name: 'slot 1' })).toBeNull()
})

test('a draft keeps the specifications that were typed [CAT-1]', async () => {
  const draft = {
    product: 'Test card',
    'specs.kind': 'graphics-card',
    'specs.lengthMm': '348',
    'specs.plugs.pcie16': '1',
  }
  sessionStorage.setItem('draft:ada:/:product', JSON.stringify(draft))
  showForm()
  expect(screen.getByLabelText<HTMLInputElement>('Length').value).toBe('348')
  expect(screen.getByLabelText<HTMLInputElement>('Power plugs: 16-pin').value).toBe('1')
})

test('a draft keeps the day on which its source was typed [CAT-1]', async () => {
  showForm()
  await choose('Specifications', 'Mouse')
  await userEvent.type(screen.getByLabelText('Source'), 'https://example.com/mouse')
  saveDrafts()
  const draft = JSON.parse(sessionStorage.getItem('draft:ada:/:product') ?? '{}')
  expect(draft['specs.checkedOn']).toMatch(/^\d{4}-\d\d-\d\d$/)
})
