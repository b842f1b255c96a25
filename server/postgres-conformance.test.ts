import { describeServer } from './testing/describe-server.ts'

describeServer('PostgreSQL')
