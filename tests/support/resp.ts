import { connect, type Socket } from 'node:net'

/** What Redis answers: text as bytes, a number, nothing, a list, a bare word such as OK, or an error. */
export type Reply = Buffer | number | null | Reply[] | { word: string } | { error: string }

export interface RespClient {
  send: (command: readonly string[]) => Promise<Reply>
  close: () => void
}

/** A client of Redis's own protocol (RESP 2) on one connection to this machine. */
export async function respClient(port: number): Promise<RespClient> {
  const socket = await connected(port)
  const waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = []
  // Most chunks hold whole replies; a long one is joined only once its chunks have all come.
  let held = Buffer.alloc(0)

  socket.on('data', (chunk) => {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
    let from = 0
    for (let read = readReply(held, from); read; read = readReply(held, from)) {
      from = read.next
      waiting.shift()?.resolve(read.reply)
    }
    held = Buffer.from(held.subarray(from))
  })
  const fail = () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('redis has closed the connection'))
  }
  socket.on('error', fail)
  socket.on('close', fail)

  return {
    send: (command) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('redis is not there'))
        waiting.push({ resolve, reject })
        socket.write(encode(command))
      }),
    close: () => socket.destroy(),
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

function encode(command: readonly string[]): Buffer {
  const parts = command.flatMap((text) => {
    const bytes = Buffer.from(text)
    return [Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')]
  })
  return Buffer.concat([Buffer.from(`*${command.length}\r\n`), ...parts])
}

/** The reply that begins at `from` and where the next one begins; null if it is not all there yet. */
function readReply(bytes: Buffer, from: number): { reply: Reply; next: number } | null {
  const end = bytes.indexOf('\r\n', from)
  if (end < 0) return null
  const line = bytes.toString('utf8', from + 1, end)
  const next = end + 2
  switch (String.fromCharCode(bytes[from]!)) {
    case '+':
      return { reply: { word: line }, next }
    case '-':
      return { reply: { error: line }, next }
    case ':':
      return { reply: Number(line), next }
    case '$': {
      const length = Number(line)
      if (length < 0) return { reply: null, next }
      if (bytes.length < next + length + 2) return null
      return { reply: bytes.subarray(next, next + length), next: next + length + 2 }
    }
    case '*':
      return readList(bytes, next, Number(line))
    default:
      throw new Error('not the protocol of Redis')
  }
}

function readList(bytes: Buffer, from: number, length: number): { reply: Reply; next: number } | null {
  if (length < 0) return { reply: null, next: from }
  const items: Reply[] = []
  let next = from
  for (let i = 0; i < length; i++) {
    const read = readReply(bytes, next)
    if (!read) return null
    items.push(read.reply)
    next = read.next
  }
  return { reply: items, next }
}
