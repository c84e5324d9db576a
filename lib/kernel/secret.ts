/** Holds what no viewer may get as it is. It opens only by name and cannot be turned into JSON by mistake. */
export class Secret<Value> {
  readonly #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  open(): Value {
    return this.#value
  }

  toJSON(): never {
    throw new TypeError('A secret is never written into an answer; ask for a view of it.')
  }
}
