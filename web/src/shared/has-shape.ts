type Kind<Value> = Value extends string ? 'string' : Value extends number ? 'number' : never
type Kinds<Shape> = { [Key in keyof Shape]: Kind<Shape[Key]> }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A check of flat objects that weighs nothing, for what the landing page reads before anything
 * else; everything else is parsed by the contract's schemas.
 */
export const hasShape =
  <Shape extends object>(kinds: Kinds<Shape>) =>
  (value: unknown): value is Shape =>
    isObject(value) && Object.entries(kinds).every(([key, kind]) => typeof value[key] === kind)
