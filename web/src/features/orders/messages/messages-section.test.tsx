import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from '../purchase-details.tsx'

const at = '2026-11-02T10:00:00.000Z'
const question = {
  _id: 'q',
  purchase: '7K4M9QXT',
  by: 'buyer' as const,
  text: 'When?\nPlease ring.',
  at,
}
const lines = [anOrder()]

test('a text survives a reload and a lost answer, is sent once, and stands below the others [PURCH-5]', async () => {
  let messages = [question]
  const answers = [refuse(503, 'busy', 'Busy'), undefined]
  const asked = fakeApi({
    'GET /api/purchase/7K4M9QXT': () => aPurchase({ lines, messages }),
    'POST /api/purchase/7K4M9QXT/messages': async (request) => {
      const refusal = answers.shift()
      if (refusal) return refusal
      const { text } = await request.json()
      messages = [...messages, { ...question, _id: 'new', text }]
      return { insertedId: 'new' }
    },
  })
  const page = show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada))
  const field = () => screen.findByRole('textbox', { name: 'Message' })
  await userEvent.type(await field(), 'On Friday?')
  page.unmount()
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada))
  expect(await field()).toHaveProperty('value', 'On Friday?')
  await press('Send')
  expect(await screen.findByText(/^We could not confirm whether your text was sent/)).toBeTruthy()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('On Friday?'))
  expect(await field()).toHaveProperty('value', '')
  expect(screen.getByRole('log').textContent).toMatch(/^You, Nov 2, 2026.*When\?\nPlease ring\.You/)
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('staff see who has written, write notes apart, and say that no answer is needed [PURCH-5]', async () => {
  let unanswered: true | undefined = true
  const notes = [
    { ...question, _id: 'n', by: 'shop' as const, text: 'Calls often.', email: 'ada@example.com' },
  ]
  const asked = fakeApi({
    'GET /api/purchase/7K4M9QXT': () => {
      const messages = [{ ...question, email: 'bea@example.com' }]
      return aPurchase({ lines, messages, notes, unanswered })
    },
    'PUT /api/purchase/7K4M9QXT/answered': () => {
      unanswered = undefined
      return { modifiedCount: 1 }
    },
    'POST /api/purchase/7K4M9QXT/notes': { insertedId: 'x' },
  })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada, 'admin'))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Pays late.')
  const [messages, seenNotes] = screen.getAllByRole('log')
  expect(messages?.textContent).toContain('bea@example.com')
  expect(seenNotes?.textContent).toMatch(/^ada@example\.com, .*Calls often\.$/)
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[1] as HTMLElement)
  await press('No answer needed')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No answer needed' })).toBeNull())
  const note = asked.find(({ url }) => url.endsWith('/notes'))
  expect(await note?.json()).toEqual({ text: 'Pays late.' })
})
