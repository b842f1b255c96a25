/**
 * Requests the first reads of a screen while the application loads: a script of its own, because it must be small. Only
 * if there is the hint of a session, so that nobody else gets a 401. `takeFirstRead` of `ui/first-reads.ts` has the
 * responses.
 */
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { CHOSEN_CLIENT } from './first-reads.rules.ts'

const query = new URLSearchParams(location.search)

if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHint}=`)))
  void request(document.currentScript!.dataset.reads!.split(' '))

async function request(urls: readonly string[]): Promise<void> {
  const responses = (window.firstReads = new Map<string, Promise<Response>>())
  const get = (url: string) => {
    // As the contract's client does.
    const response = fetch(url, {
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    })
    responses.set(url, response)
    // Whoever takes it handles the failure.
    response.catch(() => {})
    return response
  }
  const isOfClient = (url: string) => url.includes(CHOSEN_CLIENT)
  const general = urls.filter((url) => !isOfClient(url)).map(get)
  // With more in the query, the screen shows something else.
  const [clients] = general.slice(1)
  if (!clients || [...query.keys()].some((name) => name !== 'client')) return
  try {
    const response = (await clients).clone()
    if (!response.ok) return
    const body = (await response.json()) as { clients: { id: string }[] }
    // As `ClientScreen` chooses.
    const client = body.clients.find(({ id }) => id === query.get('client')) ?? body.clients[0]
    if (client)
      for (const url of urls.filter(isOfClient))
        void get(url.replace(CHOSEN_CLIENT, encodeURIComponent(client.id)))
  } catch {
    // The application requests what is missing, and shows the failure.
  }
}
