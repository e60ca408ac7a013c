/** The API answers every request within so many ms, with a 503 at the worst; its clients wait longer. */
export const longestAnswerMs = 25_000
