import { expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '../firebase.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { apiFetch } from './api-fetch.ts'
import { fetchOnce } from './fetch-once.ts'

test.each([
  ['read', () => apiFetch('GET /addresses')],
  ['write', () => fetchOnce('DELETE /myorder/:id', { params: { id: 'o1' } })],
])(
  'a %s for which Firebase Auth never restores the user fails after ten seconds, and nothing is sent [NAV-7]',
  async (_, call) => {
    const ready = vi.spyOn(auth, 'authStateReady').mockReturnValue(new Promise(() => {}))
    onTestFinished(() => ready.mockRestore())
    const requests = fakeApi({})
    vi.useFakeTimers()
    const failures: unknown[] = []
    call().catch((error) => failures.push(error))
    await vi.advanceTimersByTimeAsync(10_000)
    const message = 'We cannot check who is signed in right now. Please try again in a moment.'
    expect(failures).toMatchObject([{ status: 408, message }])
    expect(requests).toEqual([])
  },
)
