import { expect, test } from 'vitest'
import { appCheckHeader } from './app-check.ts'

const prover = async () => ({ appCheckToken: async (siteKey: string) => `proof for ${siteKey}` })

test('a shop with a site key sends an App Check token with writes and signed-in calls', async () => {
  const proof = { 'x-firebase-appcheck': 'proof for key' }
  expect(await appCheckHeader('POST /newsletter', 'key', prover)).toEqual(proof)
  expect(await appCheckHeader('GET /myorders', 'key', prover)).toEqual(proof)
  expect(await appCheckHeader('GET /products', 'key', prover)).toEqual({})
})

test('a shop without a site key loads and sends no App Check token', async () => {
  let isLoaded = false
  const load = async () => {
    isLoaded = true
    return prover()
  }
  expect(await appCheckHeader('POST /newsletter', undefined, load)).toEqual({})
  expect(isLoaded).toBe(false)
})
