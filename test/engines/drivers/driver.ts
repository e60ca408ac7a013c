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
  /** A background tab does not render. */
  bringToFront(): Promise<void>
  url(): Promise<string>
  /** Runs a function in the page. It is sent as text, so it can use only its argument. */
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

/** Long enough for a busy machine: only a failure takes this long. */
export const timeoutMs = 60_000
