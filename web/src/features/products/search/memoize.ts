/**
 * The function with its results in a map, for texts that many products share. The map keeps them as
 * long as the worker runs.
 */
export function memoize<Key, Value extends NonNullable<unknown>>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = compute(key)
      known.set(key, value)
    }
    return value
  }
}
