import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProfileForm } from './profile-form.tsx'

test('typed text survives a reload, and is discarded for the stored profile [DASH-3]', async () => {
  const stored = { _id: 'ada', email: ada.email, role: 'customer', phoneNumber: '+1 555 01' }
  fakeApi({ 'GET /api/users?email=ada%40example.com': [stored] })
  const open = () => show(<ProfileForm onUpdated={() => {}} />, signedInAs(ada))
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number' }), '99')
  cleanup()
  open()
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Number' })
  expect(number.value).toBe('+1 555 0199')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(number.value).toBe('+1 555 01')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ada')
})
