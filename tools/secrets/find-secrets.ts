/** What the keys of the services look like that a shop on Firebase may use. */
const patterns: Record<string, RegExp> = {
  'a Google API key': /\bAIza[\w-]{35}\b/,
  'a Google OAuth secret': /\bGOCSPX-[\w-]{20,}/,
  'a Google access or refresh token': /\bya29\.[\w-]{20,}|\b1\/\/0[\w-]{20,}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a service account': /"private_key_id"\s*:\s*"[0-9a-f]{20,}"/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\b(?:gh[opsur]_\w{36}|github_pat_\w{50,})/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a Stripe key': /\b[rs]k_live_\w{16,}/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a SendGrid key': /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  'a secret that is spelled out':
    /\b(?:\w+[_-])?(?:secret|api_?key|passwd|access_?key)["']?\s*[:=]\s*["'][\w+/=-]{24,}["']/i,
}

/** What in this text looks like a key, line by line: `line 3: a private key`. */
export function findSecrets(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    Object.entries(patterns)
      .filter(([, pattern]) => pattern.test(line))
      .map(([name]) => `line ${index + 1}: ${name}`),
  )
}
