/** A running browser engine. */
export interface Engine {
  /** A browser profile without cookies and storage. */
  newProfile(): Promise<Profile>
  close(): Promise<void>
}

/** Tabs that share cookies and storage. */
export interface Profile {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** The operations that every automation protocol has; elements are addressed by CSS selector. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** A tab in the background draws nothing. */
  bringToFront(): Promise<void>
  url(): Promise<string>
  /** Runs a function in the page, which gets only its argument: it is sent as text. */
  evaluate<Argument, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>
  /** Clicks the middle of an element with the mouse. */
  click(selector: string): Promise<void>
  /** Replaces the content of a field, by keyboard. */
  type(selector: string, text: string): Promise<void>
  /** Chooses a file in a file field. */
  upload(selector: string, path: string): Promise<void>
}

export const windowSize = { width: 1280, height: 800 }

/** Long enough for a busy machine: only a failure waits this long. */
export const timeoutMs = 60_000
