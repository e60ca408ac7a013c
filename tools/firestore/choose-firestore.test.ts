import { expect, test } from 'vitest'
import { chooseFirestore, officialMissing } from './choose-firestore.ts'

const official = { java: '/usr/bin/java', jar: '/opt/firestore.jar' }

test.each([
  { kind: '', installed: official, choice: { kind: 'official', official } },
  { kind: '', installed: undefined, choice: { kind: 'embedded' } },
  { kind: 'embedded', installed: official, choice: { kind: 'embedded' } },
  { kind: 'official', installed: official, choice: { kind: 'official', official } },
  { kind: 'both', installed: official, choice: { kind: 'official', official } },
])('of the kind $kind and installed $installed: $choice.kind', ({ kind, installed, choice }) => {
  expect(chooseFirestore(kind, () => installed)).toEqual(choice)
})

test('an unknown kind, or a missing official emulator, is refused with what to do', () => {
  expect(() => chooseFirestore('official', () => undefined)).toThrow(officialMissing)
  expect(() => chooseFirestore('mysql')).toThrow(
    'No Firestore "mysql": FIRESTORE_KIND is official, embedded or both.',
  )
})
