import { memoryStore } from '../support/memory-store'
import { keepsTheContract } from './contract'

keepsTheContract(async () => {
  const store = memoryStore()
  return {
    store,
    others: [],
    kept: async (game) => store.kept(game),
    dropSnapshot: async (game) => store.dropSnapshot(game),
    stop: async () => store.close(),
  }
})
