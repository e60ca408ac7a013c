import { javaVersion } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'

const oldestJava = 21

/** Ends `npm run emulators` before it builds, if firebase-tools would refuse the Java in PATH. */
await runCommand(async () => {
  const version = javaVersion('java')
  if (version >= oldestJava) return 0
  throw new UserError(
    `Firebase's emulators need Java ${oldestJava} in PATH, and ${version ? `this is Java ${version}` : 'there is none'}. ` +
      '`npm start` runs the shop without it.',
  )
})
