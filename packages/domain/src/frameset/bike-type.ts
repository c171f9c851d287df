/** The bikes that can be built, by the specification's words. */
export const bikeTypes = ['road', 'gravel', 'mountain'] as const;
/** One of {@link bikeTypes}. */
export type BikeType = (typeof bikeTypes)[number];

/** The answer to step 1. Rim brakes are a choice for road bikes only. */
export interface BikeSelection {
  readonly type: BikeType;
  readonly rimBrake: boolean;
}

/** A selection in which another type than road never has rim brakes (BLD-11). */
export const selectBike = (type: BikeType, rimBrake: boolean): BikeSelection => ({
  type,
  rimBrake: type === 'road' && rimBrake,
});
