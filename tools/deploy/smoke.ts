import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { smokeTest } from './smoke-test.ts'

await runCommand(async () => {
  const [url = ''] = process.argv.slice(2)
  if (!URL.canParse(url))
    throw new UserError('Name the shop: npm run smoke -- https://my-shop.web.app')
  const problems = await smokeTest(url)
  console.log(problems.length > 0 ? problems.join('\n') : `${url} works.`)
  return problems.length > 0 ? 1 : 0
})
