import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerDialog, retype } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aManagedProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { AddProductForm } from './add-product-form.tsx'

async function showForm(answers = {}) {
  const asked = fakeApi(answers)
  show(<AddProductForm />, signedInAs(ada))
  // They are drawn last.
  await screen.findByRole('button', { name: 'Add Product' })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return asked
}

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

test('the inputs follow the kind, and an error is shown beside its input [CAT-1]', async () => {
  const asked = await showForm()
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
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)

  await choose('Specifications', 'Motherboard')
  expect(screen.queryByLabelText('Length')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add slot' }))
  const slot = within(screen.getByRole('group', { name: 'slot 1' }))
  expect(slot.getByRole('combobox', { name: 'Key' })).toBeTruthy()
  await userEvent.click(slot.getByRole('button', { name: 'Remove slot 1' }))
  expect(screen.queryByRole('group', { name: 'slot 1' })).toBeNull()
})

test('a price is read or refused when its field is left [ADM-4]', async () => {
  await showForm()
  const price = screen.getByLabelText<HTMLInputElement>('Price')
  await userEvent.type(price, '84,90')
  await userEvent.tab()
  await waitFor(() => expect(price.value).toBe('84.90'))
  await retype(price, '1,234')
  await userEvent.tab()
  expect(await screen.findByText(/^Enter the thousands without a sign/)).toBeTruthy()
  expect(price.value).toBe('1,234')
})

test('a new type and a second product of a name are asked about, and nothing is sent before [STAFF-1]', async () => {
  const asked = await showForm({
    'GET /api/products/summary': {
      all: 1,
      draft: 0,
      low: 0,
      contradictory: 0,
      types: ['Graphics card'],
    },
    'POST /api/products/match': { matches: [{ by: 'name', products: [aManagedProduct()] }] },
  })
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => {}
  const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
  await write('Product', 'Test card')
  const type = screen.getByLabelText<HTMLInputElement>('Type')
  await waitFor(() => expect(type.list?.options[0]?.value).toBe('Graphics card'))
  await write('Type', 'Graphic card')
  await write('Price', '5')
  await write('Available quantity', '5')
  await write('Minimum order', '1')
  await write('Description', 'A card.')
  const image = new File(['pixels'], 'card.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Image'), image)
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('The shop has a product of this name.')
  expect(dialog.textContent).toContain('The shop has the type “Graphics card”.')
  expect(asked.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    'http://shop.test/api/products/match',
  ])
  await answerDialog('Change it')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Product')))
})

test('typed text and choices survive a visit of another page, until they are discarded [ADM-4, CAT-1]', async () => {
  await showForm()
  await choose('Specifications', 'Graphics card')
  await userEvent.type(screen.getByLabelText('Product'), 'Test card')
  await userEvent.type(screen.getByLabelText('Length'), '348')
  await userEvent.type(screen.getByLabelText('Power plugs: 16-pin'), '1')
  await userEvent.type(screen.getByLabelText('Source'), 'https://example.com/card')
  cleanup()
  show(<AddProductForm />, signedInAs(ada))
  // The form lacks the specifications still.
  fireEvent.input(screen.getByLabelText('Product'))
  cleanup()
  await showForm()
  const cellText = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect(cellText('Product')).toBe('Test card')
  expect(cellText('Length')).toBe('348')
  expect(cellText('Power plugs: 16-pin')).toBe('1')
  // The day on which the source was typed.
  expect(Object.values(sessionStorage).join()).toMatch(/"specs.checkedOn":"\d{4}-\d\d-\d\d"/)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(cellText('Product')).toBe('')
  cleanup()
  await showForm()
  expect(cellText('Product')).toBe('')
})
