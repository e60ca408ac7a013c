import { expect, test } from 'vitest'
import { chooseFirestore, officialMissing } from './choose-firestore.ts'

const official = { java: '/usr/bin/java', jar: '/opt/firestore.jar' }

test.each([
  { kind: undefined, installed: official, choice: { kind: 'official', official } },
  { kind: undefined, installed: undefined, choice: { kind: 'embedded' } },
  { kind: 'embedded', installed: official, choice: { kind: 'embedded' } },
  { kind: 'official', installed: official, choice: { kind: 'official', official } },
])('of the kind $kind and installed $installed: $choice.kind', ({ kind, installed, choice }) => {
  expect(chooseFirestore(kind, () => installed)).toEqual(choice)
})

test('an unknown kind, or a missing official emulator, is refused with what to do', () => {
  expect(() => chooseFirestore('official', () => undefined)).toThrow(officialMissing)
  expect(() => chooseFirestore('mysql')).toThrow(
    'No Firestore "mysql": choose --firestore=official or --firestore=embedded.',
  )
})
