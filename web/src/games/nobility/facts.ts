/** What is printed on the boards, from the component file that the table plays with. */
export interface Facts {
  reputation: { least: number; most: number };
  nobility: { most: number; lord_at: number; points: { by_level: readonly number[] } };
  limits: { open_settlers: number; of_a_good: number };
  end: { goods_for_a_point: number };
}
