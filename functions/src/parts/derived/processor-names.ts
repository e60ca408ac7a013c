import type { Found, Source } from './platforms.ts'

const intel: Source = {
  url: 'https://itlearningcorner.com/computer-hardware/how-to-read-name-of-intel-cpu',
  date: '2026-11-28',
}
const amd: Source = {
  url: 'https://techcult.com/amd-cpu-guide-best-ryzen-processor/',
  date: '2026-11-28',
}

const ordinals: Record<string, string> = { 2: '2nd', 3: '3rd' }

/** Only of processors for sockets: those of laptops have other letters at their end. */
const families: [name: RegExp, source: Source, family: (...groups: string[]) => string][] = [
  [
    /\bRyzen [3579] (?:PRO )?(\d)\d{3}(X3D2?|G[ET]?|XT?|[TFE]|AF)?\b/,
    amd,
    (digit, end = '') => `Ryzen ${digit}000${/^X3D|^G/.exec(end)?.[0] ?? ''}`,
  ],
  [
    /\bThreadripper (PRO )?(\d)\d{3}(W?X)\b/,
    amd,
    (pro = '', digit = '', end = '') => {
      // All with WX since the third generation are PRO.
      const isPro = pro || (end === 'WX' && Number(digit) > 2)
      return `Ryzen Threadripper ${isPro ? 'PRO ' : ''}${digit}000`
    },
  ],
  [/\bCore Ultra [3579] 2\d\d(?:KF?|F|T)?\b(?! Plus)/, intel, () => 'Core Ultra 200S'],
  [
    /\bCore i[3579][ -](\d{1,2})\d{3}(?:K[FS]?|F|S|TE?|XE?|P|R|C)?\b/,
    intel,
    (generation = '') => `Core ${ordinals[generation] ?? `${generation}th`} gen`,
  ],
  [/\bXeon E3[ -]12\d\dL? v3\b/i, intel, () => 'Xeon E3 v3'],
]

const plainName = (name: string) => name.replaceAll(/[®™]/g, '')

export function familyOf(name: string): Found<string> | undefined {
  for (const [pattern, source, family] of families) {
    const found = pattern.exec(plainName(name))
    if (found) return { value: family(...found.slice(1)), source }
  }
  return undefined
}

/** Only where the maker's letters say it. */
const graphics: [name: RegExp, source: Source, hasGraphics: boolean][] = [
  [/\bCore (?:i[3579][ -]\d{4,5}|Ultra [3579] \d{3})K?F\b/, intel, false],
  [/\bRyzen [3579] (?:PRO )?\d{4}G[ET]?\b/, amd, true],
  [/\bRyzen [3579] \d{4}F\b/, amd, false],
  [
    /\bRyzen [579] (?:PRO )?[79]\d{3}(?:X3D2?|XT?)?\b/,
    {
      url: 'https://www.aroged.com/2022/05/27/absolutely-all-ryzen-7000-will-get-integrated-graphics-and-later-amd-will-release-desktop-apus-with-powerful-igpus/',
      date: '2026-11-28',
    },
    true,
  ],
]

export function graphicsOf(name: string): Found<boolean> | undefined {
  const found = graphics.find(([pattern]) => pattern.test(plainName(name)))
  return found && { value: found[2], source: found[1] }
}
