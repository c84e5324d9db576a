import { existsSync, readFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { caller, type Ways } from '@/lib/notices/outgoing'

// A process of its own that does nothing but call receivers, so that what they make it hold can be told from all else.
// Answers how much more memory than before it has ever had, in bytes, and the status of each answer or null.

export interface Harm {
  /** Receivers that answer well: whatever a call needs is loaded by them. */
  well: Ways['options']
  ill: Ways['options']
  calls: number
  patience: number
  /** Keeps so many bytes of an answer before it is looked at, as no call of ours does. */
  keeps?: number
}
export interface Harmed {
  grew: number
  told: (number | null)[]
}

const { well, ill, calls, patience, keeps } = JSON.parse(process.argv[2] ?? '') as Harm

const keeping = ((options: object, answered: (answer: object) => void) =>
  httpsRequest(options, (answer) => {
    const parts: Buffer[] = []
    let kept = 0
    const look = () => answered(Object.assign(answer, { parts }))
    answer.on('end', look).on('data', (part: Buffer) => {
      parts.push(part)
      kept += part.length
      if (kept > keeps!) look()
    })
  })) as typeof httpsRequest

/** Calls one after the other. */
async function called(options: Ways['options']): Promise<Harmed['told']> {
  const call = caller({
    lookup: ((_host: string, _options: object, answer: (error: null, all: object[]) => void) =>
      answer(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as NonNullable<Ways['lookup']>,
    isOpen: () => true,
    options: options!,
    patience,
    ...(keeps ? { request: keeping } : {}),
  })
  const told: Harmed['told'] = []
  for (let n = 0; n < calls; n++) {
    const answer = call({ url: 'https://hooks.example/x', headers: {}, body: '{}' })
    told.push(await answer.then(({ status }) => status).catch(() => null))
  }
  return told
}

/** The most that this process ever had. What Linux tells Node of that began with what our parent had. */
function peak(): number {
  const status = '/proc/self/status'
  if (!existsSync(status)) return process.resourceUsage().maxRSS * 1024
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]) * 1024
}

await called(well)
globalThis.gc!()
const before = process.memoryUsage.rss()
const told = await called(ill)
process.stdout.write(JSON.stringify({ grew: peak() - before, told } satisfies Harmed))
