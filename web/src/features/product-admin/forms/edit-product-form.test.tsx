import { formatPrice } from '@tech-house/api/parts/format-number'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import { answerDialog, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aManagedProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { EditProduct } from './edit-product-form.tsx'

const read = 'GET /api/product/test-ssd-1tb?view=admin'
const put = 'PUT /api/product/test-ssd-1tb'

async function fieldOf(name: string) {
  // It is drawn last.
  await screen.findByRole('button', { name: 'Save' })
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}
const edit = async (name: string, text: string) => retype(await fieldOf(name), text)

const open = () => show(<EditProduct id="test-ssd-1tb" />, signedInAs(ada))

const saveButton = () => screen.getByRole('button', { name: 'Save' })
const save = () => userEvent.click(saveButton())
const saveEnds = () => waitFor(() => expect(saveButton()).toHaveProperty('disabled', false))

test('what is typed while a new name is checked and saved stays in the form, and is saved next [STAFF-1]', async () => {
  const bodies: object[] = []
  const [checked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let stored = aManagedProduct()
  const asked = fakeApi({
    [read]: () => stored,
    'POST /api/products/match': async () => {
      await checked.promise
      return { matches: [{ products: [] }] }
    },
    [put]: async (request) => {
      const body = await request.json()
      bodies.push(body)
      await answer.promise
      stored = { ...stored, ...body, revision: stored.revision + 1 }
      return { modifiedCount: 1, revision: stored.revision }
    },
  })
  open()
  await edit('Product', 'New name')
  await save()
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/match'))).toBe(true))
  await edit('Description', 'A quieter drive.')
  checked.resolve()
  await waitFor(() => expect(bodies).toHaveLength(1))
  await edit('Price', '70.0')
  answer.resolve()
  await screen.findByText('Product saved')
  expect((await fieldOf('Price')).value).toBe('70.0')
  expect((await fieldOf('Description')).value).toBe('A quieter drive.')
  await save()
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies).toEqual([
    expect.objectContaining({ price: 80.5, description: 'A drive for tests.' }),
    expect.objectContaining({ price: 70, description: 'A quieter drive.' }),
  ])
})

test('a stale edit shows both versions, and the choice is saved over the newer revision [STAFF-1]', async () => {
  let stored = aManagedProduct()
  const sent: { revision: string | null; body: unknown }[] = []
  fakeApi({
    [read]: () => stored,
    [put]: async (request) => {
      sent.push({ revision: request.headers.get('if-match'), body: await request.json() })
      if (sent.length > 1) return { modifiedCount: 1, revision: 2 }
      stored = aManagedProduct({ revision: 1, price: 99, description: 'Their text.' })
      return refuse(412, 'stale', 'Somebody else has edited this product meanwhile')
    },
  })
  open()
  await edit('Price', '70')
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  const radio = (name: string) => dialog.getByRole('radio', { name })
  expect(radio(`Mine: ${formatPrice(70)}`)).toHaveProperty('checked', true)
  expect(radio('Theirs: Their text.')).toHaveProperty('checked', true)
  await answerDialog('Save this choice')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ revision }) => revision)).toEqual(['"0"', '"1"'])
  expect(sent[1]?.body).toMatchObject({ price: 70, description: 'Their text.' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** A shop that loses the first edit to another one, or the response to it or to the read after it. */
function aForgetfulShop(lost: 'edit' | 'response' | 'read') {
  let stored = aManagedProduct({ revision: 3 })
  let isReadable = true
  const sent: { revision: string | null; body: { price: number } }[] = []
  const keys = new Set<string | null>()
  fakeApi({
    [read]: () => (isReadable ? stored : refuse(429, 'too-many', 'Too many requests')),
    [put]: async (request) => {
      const revision = request.headers.get('if-match')
      const body = await request.json()
      sent.push({ revision, body })
      const isFirst = sent.length === 1
      isReadable = !isFirst || lost !== 'read'
      const key = request.headers.get('idempotency-key')
      if (keys.has(key)) return { modifiedCount: 1, revision: 4 }
      if (isFirst && lost === 'edit') {
        stored = aManagedProduct({ revision: 4, price: 99, description: 'Their text.' })
      } else if (revision === `"${stored.revision}"`) {
        stored = { ...stored, ...body, revision: stored.revision + 1 }
        keys.add(key)
      } else return refuse(412, 'stale', 'Somebody else')
      if (isFirst && lost !== 'read') throw new TypeError('Failed to fetch')
      return { modifiedCount: 1, revision: stored.revision }
    },
  })
  return sent
}

/** Saves a price, and then this one. */
async function saveTwice(sent: unknown[], price: string) {
  open()
  await edit('Price', '70')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  await saveEnds()
  await edit('Price', price)
  await save()
}

const again = ['70 over "3"', '70 over "3"']
const next = ['70 over "3"', '71 over "3"', '71 over "4"']

test.each([
  ['response', '70', again],
  ['response', '71', next],
  ['read', '71', next],
] as const)(
  "after a lost %s, a price of %s is based on the saved edit, which is not somebody else's [STAFF-1]",
  async (lost, price, edits) => {
    const sent = aForgetfulShop(lost)
    await saveTwice(sent, price)
    expect(await screen.findByText('Product saved')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.map(({ revision, body }) => `${body.price} over ${revision}`)).toEqual(edits)
    const { _id, available_quantity, revision, ...fields } = aManagedProduct()
    expect(sent[0]?.body).toEqual({ ...fields, price: 70 })
  },
)

test('an edit after a lost one, which was not saved, shows the other person’s version [STAFF-1]', async () => {
  const sent = aForgetfulShop('edit')
  await saveTwice(sent, '71')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Somebody else has edited this product')).toBeTruthy()
  expect(dialog.getByRole('radio', { name: `Mine: ${formatPrice(71)}` })).toHaveProperty(
    'checked',
    true,
  )
  expect(dialog.getByRole('radio', { name: `Theirs: ${formatPrice(99)}` })).toBeTruthy()
})

test('a minimum above the stock asks first, and publishing keeps what was typed [STAFF-1, STAFF-3]', async () => {
  const bodies: unknown[] = []
  fakeApi({
    [read]: aManagedProduct({ draft: true }),
    [put]: async (request) => {
      bodies.push(await request.json())
      return { modifiedCount: 1, revision: 1 }
    },
  })
  open()
  await edit('Minimum order', '21')
  await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }))
  await screen.findByRole('dialog')
  expect(bodies).toEqual([])
  await answerDialog('Save anyway')
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ minimum_order: 21, draft: false })
})

test('a new part number that another product has is asked about, those before are not [ITEM-1]', async () => {
  const other = aManagedProduct({ _id: 'other', product: 'Other SSD', partNumbers: ['MZ-2'] })
  const asked = fakeApi({
    [read]: aManagedProduct({ partNumbers: ['MZ-1'] }),
    'POST /api/products/match': { matches: [{ by: 'partNumber', products: [other] }] },
    [put]: { modifiedCount: 1, revision: 1 },
  })
  open()
  await edit('Part numbers', 'MZ-1\nmz 2')
  await save()
  const dialog = await screen.findByRole('dialog', {
    name: 'A second product with the part number mz 2?',
  })
  expect(dialog.textContent).toContain('“Other SSD” has the part number mz 2.')
  expect(asked.some(({ url }) => url.includes('MZ-1'))).toBe(false)
  await answerDialog('Change it')
  const input = await fieldOf('Part numbers')
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
})

test('typed text survives a visit of another page, and is discarded for what is stored [STAFF-1]', async () => {
  fakeApi({ [read]: aManagedProduct() })
  open()
  await edit('Price', '70')
  cleanup()
  open()
  const price = await fieldOf('Price')
  expect(price.value).toBe('70')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(price.value).toBe('80.5')
})

test('the page of a deleted product has a message [STAFF-1]', async () => {
  fakeApi({ [read]: () => refuse(404, 'not-found', 'There is no such product') })
  open()
  expect(await screen.findByText('Product not found.')).toBeTruthy()
})

test('a new picture that cannot be read is reported, and no second edit starts meanwhile [STAFF-1, FIX-5]', async () => {
  const reading = Promise.withResolvers<ImageBitmap>()
  // The form can read the file, the upload cannot any more.
  let bitmap: Promise<unknown> = Promise.resolve({ close: () => {} })
  vi.stubGlobal('createImageBitmap', () => bitmap)
  const asked = fakeApi({ [read]: aManagedProduct() })
  open()
  await edit('Minimum order', '21')
  const file = new File(['x'], 'drive.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Image/), file)
  await save()
  await screen.findByRole('dialog')
  bitmap = reading.promise
  await answerDialog('Save anyway')
  await waitFor(() => expect(saveButton()).toHaveProperty('disabled', true))
  reading.reject(new Error('broken'))
  expect(await screen.findByText('That file is not a picture we can read.')).toBeTruthy()
  await saveEnds()
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('the first inputs are there before the others, which follow by themselves [STAFF-1, CAT-1]', async () => {
  fakeApi({ [read]: aManagedProduct({ specs: { kind: 'mouse', buttons: 5 } }) })
  const counts = new Set<number>()
  const count = () => counts.add(document.querySelectorAll('form [name]:not([type=hidden])').length)
  show(
    <Profiler id="" onRender={count}>
      <EditProduct id="test-ssd-1tb" />
    </Profiler>,
    signedInAs(ada),
  )
  expect((await screen.findByLabelText<HTMLInputElement>('Buttons')).value).toBe('5')
  const [first = 0, ...later] = counts
  expect(later.length).toBeGreaterThan(1)
  expect(Math.min(...later)).toBeGreaterThan(first)
})
