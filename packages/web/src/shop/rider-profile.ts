import * as z from 'zod/mini';
import { useStore } from 'zustand';
import type { Kept } from '../platform/browser-storage.ts';
import { createKeptStore } from '../platform/kept-store.ts';

const positions = ['tops', 'hoods', 'drops', 'aero', 'timeTrial'] as const;

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));

const profileSchema = z.object({
  riderKilograms: z.nullable(between(30, 200)),
  bikeKilograms: between(4, 30),
  tyreMillimetres: between(18, 80),
  powerWatts: between(30, 600),
  position: z.enum(positions),
  /** Body measures advise a frame size; null: not told. */
  heightCentimetres: z._default(z.nullable(between(120, 220)), null),
  inseamCentimetres: z._default(z.nullable(between(55, 110)), null),
});

/** The rider and the bike, entered once and used by every tool. `riderKilograms` null: not told. */
export type RiderProfile = z.infer<typeof profileSchema>;

/** How the profile is stored. */
export const riderProfileForm: Kept<RiderProfile> = {
  key: 'pp.rider',
  version: 1,
  schema: profileSchema,
  fallback: {
    riderKilograms: null,
    bikeKilograms: 8,
    tyreMillimetres: 28,
    powerWatts: 220,
    position: 'hoods',
    heightCentimetres: null,
    inseamCentimetres: null,
  },
};

const profileStore = createKeptStore(riderProfileForm);

/** The visitor's profile. */
export const useRiderProfile = (): RiderProfile => useStore(profileStore);

/** Changes parts of the profile for all tools. */
export const keepRiderProfile = (changes: Partial<RiderProfile>): void =>
  profileStore.keep({ ...profileStore.getState(), ...changes });
