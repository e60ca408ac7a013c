interface Mail {
  email: string
  oobLink: string
  requestType: string
}

/** The link mails that the Auth emulator has sent. */
export async function mails(): Promise<Mail[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)
  return ((await response.json()) as { oobCodes: Mail[] }).oobCodes
}
