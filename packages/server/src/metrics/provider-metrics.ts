import type { Result } from '@pp-tools/domain/core';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ProviderFault, TrackingProvider } from '../features/tracking/tracking-provider.ts';

type Call = keyof TrackingProvider;

/** The same provider, with its calls, their failures and what is left of the account counted. */
export function meteredProvider(provider: TrackingProvider, registry: Registry): TrackingProvider {
  const calls = new Counter({
    name: 'pp_provider_calls_total',
    help: 'Calls of the tracking provider by what came of them',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  const left = new Gauge({
    name: 'pp_provider_quota_remaining',
    help: 'What was left of the account when it was last asked for',
    registers: [registry],
  });
  const counted =
    <Arguments extends unknown[], Value>(
      name: Call,
      call: (...values: Arguments) => Promise<Result<Value, ProviderFault>>,
    ) =>
    async (...values: Arguments) => {
      const outcome = await call(...values);
      calls.inc({ call: name, outcome: outcome.ok ? 'ok' : outcome.fault.code });
      return outcome;
    };
  const quota = counted('quota', () => provider.quota());
  return {
    register: counted('register', (parcels) => provider.register(parcels)),
    trackInfo: counted('trackInfo', (parcels) => provider.trackInfo(parcels)),
    changeCarrier: counted('changeCarrier', (changes) => provider.changeCarrier(changes)),
    changeInfo: counted('changeInfo', (changes) => provider.changeInfo(changes)),
    stop: counted('stop', (parcels) => provider.stop(parcels)),
    retrack: counted('retrack', (parcels) => provider.retrack(parcels)),
    remove: counted('remove', (parcels) => provider.remove(parcels)),
    quota: async () => {
      const outcome = await quota();
      if (outcome.ok && outcome.value.remaining !== null) left.set(outcome.value.remaining);
      return outcome;
    },
  };
}
