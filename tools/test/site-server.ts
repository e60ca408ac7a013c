// Serves the built client like the Hosting emulator, whose server this is, and passes calls of the
// API on: `node site-server.ts --port=1 --folder=.local/site --api=http://…`
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { server } from 'superstatic'
import '../start/refuse-malformed-urls.ts'
import { localConfig } from '../start/local-hosting.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
    api: { type: 'string', default: '' },
  },
})

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming
  const call = request(`${values.api}${url}`, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  call.once('error', () => outgoing.destroy())
  outgoing.once('close', () => call.destroy())
  incoming.pipe(call)
}

const { hosting } = localConfig()
server({
  config: { ...hosting, public: '.' },
  cwd: values.folder,
  port: Number(values.port),
  hostname: '127.0.0.1',
  compression: true,
  stack: 'strict',
  rewriters: { function: async () => passOn },
}).listen(() => console.log('Serving the site'))
