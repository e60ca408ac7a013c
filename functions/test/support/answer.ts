/** A response of the API. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into answers of every shape
  body: any
  headers: Headers
}
