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

const barWidth = 30

/** A bar of `total` pieces of work: on a terminal it moves, in a log it is a line every ten seconds. */
export function progressBar(total: number): (done: number) => void {
  const start = Date.now()
  let shownAt = 0
  return (done) => {
    const isTerminal = process.stdout.isTTY
    if (done < total && Date.now() - shownAt < (isTerminal ? 100 : heartbeatMs)) return
    shownAt = Date.now()
    const filled = total > 0 ? Math.round((done / total) * barWidth) : barWidth
    const bar = '█'.repeat(filled).padEnd(barWidth, '░')
    const line = `  ${bar} ${done} of ${total}, ${seconds(start)}`
    if (isTerminal) process.stdout.write(`\r${line}${done < total ? '' : '\n'}`)
    else console.log(line)
  }
}
