import { wholeProjectCopy } from './project-copy.ts'

const environment = (project: string, more = '') => `VITE_FIREBASE_API_KEY=key-of-${project}
VITE_FIREBASE_AUTH_DOMAIN=${project}.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=${project}
${more}`

/**
 * A copy of the whole project that an owner has configured by docs/deploy.md: another project as the
 * default, a staging project, App Check, another region, own limits, and an extension and a second
 * codebase, after which firebase-tools has written firebase.json anew.
 */
export function configuredShop() {
  const copy = wholeProjectCopy()
  copy.edit('shop/shop.config.ts', 'hello@techhouse.example', 'hello@acme.com')
  copy.edit('shop/shop.config.ts', "origin: 'US'", "origin: 'DE'")
  copy.writeJson('.firebaserc', {
    projects: { default: 'acme-parts-4711', staging: 'acme-parts-staging' },
  })
  const appCheck = 'VITE_APPCHECK_SITE_KEY=site-key\nVITE_SITE_URL=https://parts.acme.example\n'
  copy.write('web/.env.acme-parts-4711', environment('acme-parts-4711', appCheck))
  copy.write('web/.env.acme-parts-staging', environment('acme-parts-staging'))

  const settings = copy.read('functions/.env.example')
  copy.write(
    'functions/.env.acme-parts-4711',
    settings
      .replace(/^WRITES_PER_MINUTE=.*/m, 'WRITES_PER_MINUTE=30')
      .replace(/^SITE_URL=.*/m, 'SITE_URL=https://parts.acme.example')
      .replace(/^ENFORCE_APP_CHECK=.*/m, 'ENFORCE_APP_CHECK=true')
      .replace(/^MAX_INSTANCES=.*/m, 'MAX_INSTANCES=3'),
  )
  copy.write('functions/.env.staging', settings)

  copy.edit('functions/src/services.ts', /region = '.*'/, "region = 'europe-west1'")
  const config = JSON.parse(copy.read('firebase.json'))
  config.functions = [
    { ...[config.functions].flat()[0], codebase: 'default' },
    { source: 'reports', codebase: 'reports' },
  ]
  config.extensions = { 'firestore-send-email': 'firebase/firestore-send-email@0.2.4' }
  copy.writeJson('firebase.json', config)
  copy.edit('firebase.json', /"region": ".*"/, '"region": "europe-west1"')
  copy.edit(
    'firebase.json',
    'script-src ',
    'script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ',
  )
  return copy
}
