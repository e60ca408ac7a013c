interface ApiExample {
  title: string
  command: string
}

/** Commands that show the API, for a shop at this URL. `llms.txt` has the same with "$SHOP". */
export const apiExamples = (shop: string): ApiExample[] => [
  {
    title: 'Search products',
    command: `curl "${shop}/api/search?q=ssd&maxPrice=200&limit=3"`,
  },
  {
    title: 'Check whether parts fit one another',
    command: `curl "${shop}/api/check" --json '{"lines":[{"productId":"amd-ryzen-5-7600"},{"productId":"asus-tuf-gaming-b650m-e"}]}'`,
  },
  {
    title: 'Complete a computer for a budget',
    command: `curl "${shop}/api/builds/complete" --json '{"budget":1500,"purpose":"gaming","own":[{"specs":{"kind":"case","form":"Mid tower"}}]}'`,
  },
]

/** The settings of an AI assistant for the shop's MCP server. */
export const mcpSettings = (shop: string): string =>
  JSON.stringify(
    { mcpServers: { 'computer-parts': { type: 'http', url: `${shop}/api/mcp` } } },
    null,
    2,
  )
