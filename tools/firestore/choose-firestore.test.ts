import { expect, test } from 'vitest'
import { chooseFirestore, officialMissing } from './choose-firestore.ts'

const official = { java: '/usr/bin/java', jar: '/opt/firestore.jar' }
const present = () => official
const missing = () => undefined

test('a running Firestore is used', () => {
  const choice = chooseFirestore(undefined, '127.0.0.1:9999', present)
  expect(choice).toEqual({ kind: 'running', host: '127.0.0.1:9999' })
})

test('the official emulator is used where it is installed, the embedded one elsewhere', () => {
  expect(chooseFirestore(undefined, undefined, present)).toEqual({ kind: 'official', official })
  expect(chooseFirestore(undefined, undefined, missing)).toEqual({ kind: 'embedded' })
})

test('a flag selects the kind, whatever is running or installed', () => {
  expect(chooseFirestore('embedded', '127.0.0.1:9999', present)).toEqual({ kind: 'embedded' })
  expect(chooseFirestore('official', '127.0.0.1:9999', present).kind).toBe('official')
})

test('selecting the official emulator where it is missing prints what to install', () => {
  expect(() => chooseFirestore('official', undefined, missing)).toThrow(officialMissing)
})
