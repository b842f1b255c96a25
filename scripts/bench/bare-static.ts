/** The baseline for a page: express.static. `node bare-static.ts <folder> <port>` */
import express from 'express'

const [folder = '', port = ''] = process.argv.slice(2)
const app = express()
app.get('/ready', (_request, response) => void response.end())
app.use(express.static(folder))
app.listen(Number(port), '127.0.0.1')
