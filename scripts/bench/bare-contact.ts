/** The baseline for a write: Express, JSON, and the same durable insert. `node bare-contact.ts <folder> <port>` */
import { mkdirSync } from 'node:fs'
import express from 'express'
import { migrations } from '../../server/features.ts'
import { migrate } from '../../server/platform/database/open-database.ts'
import { openSqlite } from '../../server/platform/database/sqlite.ts'

const [folder = '', port = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const database = openSqlite(folder)
await migrate(database, migrations)

const app = express()
const insert = (body: object, reference: string) =>
  database
    .insertInto('enquiries')
    .values({ ...body, privacy: 1, reference, receivedAt: new Date().toISOString() } as never)
    .execute()

app.post('/api/contact', express.json(), (request, response, next) => {
  const reference = crypto.randomUUID()
  insert(request.body as object, reference).then(() => response.status(201).json({ reference }), next)
})
app.get('/ready', (_request, response) => void response.end())
app.listen(Number(port), '127.0.0.1')
