/** An error that the user can fix: its message is one sentence that says how. */
export class UserError extends Error {}
