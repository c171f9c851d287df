/** The notes on the model: titles with their paragraphs. */
export const modelTexts = {
  title: 'Formula, assumptions and give or take',
  formula: 'η P = ½ ρ CdA (v + u) |v + u| v + m g (sin θ + Crr cos θ) v + (0.091 + 0.0087 v) v',
  balance: {
    title: 'Power balance',
    text: 'Martin, Milliken, Cobb, McFadden and Coggan (1998). P power at the pedals, η drivetrain efficiency, ρ air density, CdA drag area, v speed, u headwind, m mass of rider, kit and bicycle with the wheels, θ slope, Crr rolling resistance; the last term is the friction of the wheel bearings. On every piece of road of at most 100 m the largest speed that balances it is taken; descents are braked at 90 km/h.',
  },
  sections: [
    {
      title: 'Wheels',
      texts: [
        'A wheelset changes the mass by its weight and the drag area by its rim depth h: ΔCdA = −0.013 m² × (1 − e^(−(h − 25 mm) / 25 mm)), the front wheel counting 57 %. This curve is an estimate of ours, set below published comparisons with 32-spoke wheels; it is not a test of any product. Cassette and rotors stay the same.',
        'Tires stay the same unless you choose one for a wheelset. Then its difference to the baseline’s tire counts, in rolling resistance and in weight of both. Figures of different tests are never compared.',
        'A standing start and the turning of the wheels cost almost nothing on a climb: about 0.3 s in all. At steady speed a gram on the rim equals a gram on the frame.',
      ],
    },
    {
      title: 'Air',
      texts: [
        'Density follows the height of the road: standard atmosphere for the pressure, 6.5 °C colder for each km above the start, humidity by Buck’s formula. 60 % of the forecast wind reaches a rider. At height the power may be lowered by a published estimate; that is off at first.',
      ],
    },
    {
      title: 'Roads from files',
      texts: [
        'Positions far off the road and heights that cannot be true are left out and counted. Heights are smoothed over 110 m so that an even slope stays even, and moves under 3 m are levelled: the rise you see is the rise that is ridden.',
      ],
    },
    {
      title: 'How sure',
      texts: [
        'The ± of a difference joins, as squares: half of the drag between the two, 2 W at 45 km/h between products of equal depth, 3 % of each claimed weight, and a fifth of the difference between two tires. A difference within it, or under 0.02 % of the time, is called “too close to feel”. Against a power meter the model’s watts had a standard error of 2.7 W; differences between wheels are surer than times, their inputs are the weak point. Roads from terrain models can be off by one or two points of slope in hairpins.',
        'The model is tested with 56 cases: published figures, results of independent programs, and cases that follow from the equations. Climbs come from public tracks and published profiles.',
      ],
    },
  ],
} as const;
