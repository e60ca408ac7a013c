import { breathe } from '#shared/breathe.ts'

// The browser has just read all of the shop's code: running it is a task of its own.
await breathe()
