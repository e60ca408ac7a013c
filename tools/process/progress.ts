const heartbeatMs = 10_000

export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now()
  console.log(`• ${what} …`)
  const heartbeat = setInterval(
    () => console.log(`  still ${lowerFirst(what)}, ${seconds(start)}`),
    heartbeatMs,
  )
  try {
    const result = await work()
    console.log(`✓ ${what}: done in ${seconds(start)}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}

const seconds = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
