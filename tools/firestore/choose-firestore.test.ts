import { expect, test } from 'vitest'
import { chooseFirestore, officialMissing } from './choose-firestore.ts'

const host = '127.0.0.1:9999'
const official = { java: '/usr/bin/java', jar: '/opt/firestore.jar' }

test.each([
  { kind: undefined, running: host, installed: official, choice: { kind: 'running', host } },
  { kind: undefined, running: '', installed: official, choice: { kind: 'official', official } },
  { kind: undefined, running: '', installed: undefined, choice: { kind: 'embedded' } },
  { kind: 'embedded', running: host, installed: official, choice: { kind: 'embedded' } },
  { kind: 'official', running: host, installed: official, choice: { kind: 'official', official } },
])('of the kind $kind, running $running and installed $installed: $choice.kind', (situation) => {
  const { kind, running, installed, choice } = situation
  expect(chooseFirestore(kind, running, () => installed)).toEqual(choice)
})

test('an unknown kind, or a missing official emulator, is refused with what to do', () => {
  expect(() => chooseFirestore('official', '', () => undefined)).toThrow(officialMissing)
  expect(() => chooseFirestore('mysql')).toThrow(
    'No Firestore "mysql": choose --firestore=official or --firestore=embedded.',
  )
})
