;; Layers of a network with weights of signed bytes: vectors of floats become 16-bit numbers ("scale"),
;; are multiplied with a matrix, exactly, in 32-bit integers ("product"), and become floats ("spread").
;; "npx tsx scripts/assemble-kernel.ts" makes kernel-bytes.ts of this file.
(module
  (memory (export "memory") 1 4096)
  ;; Four rows at a time, with two vectors where there are two left.
  ;; weights: rows × columns i8, rows a multiple of 4, columns of 16 · vectors: count × columns i16
  ;; out: count × rows i32
  (func (export "product")
    (param $weights i32) (param $rows i32) (param $columns i32)
    (param $vectors i32) (param $count i32) (param $out i32)
    (local $row i32) (local $left i32) (local $end i32) (local $x i32) (local $y i32)
    (local $w0 i32) (local $w1 i32) (local $w2 i32) (local $w3 i32)
    (local $to i32) (local $width i32)
    (local $x0 v128) (local $x1 v128) (local $v v128) (local $low v128) (local $high v128)
    (local $sum00 v128) (local $sum01 v128) (local $sum02 v128) (local $sum03 v128)
    (local $sum10 v128) (local $sum11 v128) (local $sum12 v128) (local $sum13 v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 1)))
    (block $done (loop $fours
      (br_if $done (i32.ge_u (local.get $row) (local.get $rows)))
      (local.set $left (local.get $count))
      (local.set $x (local.get $vectors))
      (local.set $to (i32.add (local.get $out) (i32.shl (local.get $row) (i32.const 2))))
      (block $single (loop $pairs
        (br_if $single (i32.lt_u (local.get $left) (i32.const 2)))
        (local.set $w0 (i32.add (local.get $weights) (i32.mul (local.get $row) (local.get $columns))))
        (local.set $w1 (i32.add (local.get $w0) (local.get $columns)))
        (local.set $w2 (i32.add (local.get $w1) (local.get $columns)))
        (local.set $w3 (i32.add (local.get $w2) (local.get $columns)))
        (local.set $sum00 (v128.const i64x2 0 0))
        (local.set $sum01 (v128.const i64x2 0 0))
        (local.set $sum02 (v128.const i64x2 0 0))
        (local.set $sum03 (v128.const i64x2 0 0))
        (local.set $sum10 (v128.const i64x2 0 0))
        (local.set $sum11 (v128.const i64x2 0 0))
        (local.set $sum12 (v128.const i64x2 0 0))
        (local.set $sum13 (v128.const i64x2 0 0))
        (local.set $y (i32.add (local.get $x) (local.get $width)))
        (local.set $end (i32.add (local.get $w0) (local.get $columns)))
        (loop $columns_left
          (local.set $x0 (v128.load offset=0 (local.get $x)))
          (local.set $x1 (v128.load offset=0 (local.get $y)))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w0)))
          (local.set $sum00 (i32x4.add (local.get $sum00) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum10 (i32x4.add (local.get $sum10) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w1)))
          (local.set $sum01 (i32x4.add (local.get $sum01) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum11 (i32x4.add (local.get $sum11) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w2)))
          (local.set $sum02 (i32x4.add (local.get $sum02) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum12 (i32x4.add (local.get $sum12) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w3)))
          (local.set $sum03 (i32x4.add (local.get $sum03) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum13 (i32x4.add (local.get $sum13) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $x0 (v128.load offset=16 (local.get $x)))
          (local.set $x1 (v128.load offset=16 (local.get $y)))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w0)))
          (local.set $sum00 (i32x4.add (local.get $sum00) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum10 (i32x4.add (local.get $sum10) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w1)))
          (local.set $sum01 (i32x4.add (local.get $sum01) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum11 (i32x4.add (local.get $sum11) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w2)))
          (local.set $sum02 (i32x4.add (local.get $sum02) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum12 (i32x4.add (local.get $sum12) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w3)))
          (local.set $sum03 (i32x4.add (local.get $sum03) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $sum13 (i32x4.add (local.get $sum13) (i32x4.dot_i16x8_s (local.get $x1) (local.get $v))))
          (local.set $x (i32.add (local.get $x) (i32.const 32)))
          (local.set $y (i32.add (local.get $y) (i32.const 32)))
          (local.set $w1 (i32.add (local.get $w1) (i32.const 16)))
          (local.set $w2 (i32.add (local.get $w2) (i32.const 16)))
          (local.set $w3 (i32.add (local.get $w3) (i32.const 16)))
          (br_if $columns_left (i32.lt_u (local.tee $w0 (i32.add (local.get $w0) (i32.const 16))) (local.get $end)))
        )
        ;; The four sums of each row are added up, rows side by side.
        (local.set $low (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $sum00) (local.get $sum01))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $sum00) (local.get $sum01))))
        (local.set $high (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $sum02) (local.get $sum03))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $sum02) (local.get $sum03))))
        (v128.store (local.get $to) (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $low) (local.get $high))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $low) (local.get $high))))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $rows) (i32.const 2))))
        ;; The four sums of each row are added up, rows side by side.
        (local.set $low (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $sum10) (local.get $sum11))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $sum10) (local.get $sum11))))
        (local.set $high (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $sum12) (local.get $sum13))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $sum12) (local.get $sum13))))
        (v128.store (local.get $to) (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $low) (local.get $high))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $low) (local.get $high))))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $rows) (i32.const 2))))
        (local.set $x (local.get $y))
        (local.set $left (i32.sub (local.get $left) (i32.const 2)))
        (br $pairs)
      ))
      (if (local.get $left) (then
        (local.set $w0 (i32.add (local.get $weights) (i32.mul (local.get $row) (local.get $columns))))
        (local.set $w1 (i32.add (local.get $w0) (local.get $columns)))
        (local.set $w2 (i32.add (local.get $w1) (local.get $columns)))
        (local.set $w3 (i32.add (local.get $w2) (local.get $columns)))
        (local.set $sum00 (v128.const i64x2 0 0))
        (local.set $sum01 (v128.const i64x2 0 0))
        (local.set $sum02 (v128.const i64x2 0 0))
        (local.set $sum03 (v128.const i64x2 0 0))
        (local.set $end (i32.add (local.get $w0) (local.get $columns)))
        (loop $columns_left
          (local.set $x0 (v128.load offset=0 (local.get $x)))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w0)))
          (local.set $sum00 (i32x4.add (local.get $sum00) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w1)))
          (local.set $sum01 (i32x4.add (local.get $sum01) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w2)))
          (local.set $sum02 (i32x4.add (local.get $sum02) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=0 (local.get $w3)))
          (local.set $sum03 (i32x4.add (local.get $sum03) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $x0 (v128.load offset=16 (local.get $x)))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w0)))
          (local.set $sum00 (i32x4.add (local.get $sum00) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w1)))
          (local.set $sum01 (i32x4.add (local.get $sum01) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w2)))
          (local.set $sum02 (i32x4.add (local.get $sum02) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w3)))
          (local.set $sum03 (i32x4.add (local.get $sum03) (i32x4.dot_i16x8_s (local.get $x0) (local.get $v))))
          (local.set $x (i32.add (local.get $x) (i32.const 32)))
          (local.set $w1 (i32.add (local.get $w1) (i32.const 16)))
          (local.set $w2 (i32.add (local.get $w2) (i32.const 16)))
          (local.set $w3 (i32.add (local.get $w3) (i32.const 16)))
          (br_if $columns_left (i32.lt_u (local.tee $w0 (i32.add (local.get $w0) (i32.const 16))) (local.get $end)))
        )
        ;; The four sums of each row are added up, rows side by side.
        (local.set $low (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $sum00) (local.get $sum01))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $sum00) (local.get $sum01))))
        (local.set $high (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $sum02) (local.get $sum03))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $sum02) (local.get $sum03))))
        (v128.store (local.get $to) (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $low) (local.get $high))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $low) (local.get $high))))
      ))
      (local.set $row (i32.add (local.get $row) (i32.const 4)))
      (br $fours)
    ))
  )

  ;; inputs: count × columns f32, columns a multiple of 16 · vectors: as many i16, the largest of each
  ;; vector 16383 · steps: count f32, what one is worth
  (func (export "scale")
    (param $inputs i32) (param $columns i32) (param $count i32) (param $vectors i32) (param $steps i32)
    (local $at i32) (local $end i32) (local $most v128) (local $factor v128) (local $one f32)
    (block $done (loop $each
      (br_if $done (i32.eqz (local.get $count)))
      (local.set $at (local.get $inputs))
      (local.set $end (i32.add (local.get $at) (i32.shl (local.get $columns) (i32.const 2))))
      (local.set $most (v128.const i64x2 0 0))
      (loop $values
        (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
        (br_if $values (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))
      )
      (local.set $one (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
        (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
      (f32.store (local.get $steps) (f32.div (local.get $one) (f32.const 16383)))
      (local.set $factor (f32x4.splat (select
        (f32.div (f32.const 16383) (local.get $one)) (f32.const 0)
        (f32.gt (local.get $one) (f32.const 0)))))
      (loop $values
        (v128.store (local.get $vectors) (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest
            (f32x4.mul (local.get $factor) (v128.load (local.get $inputs)))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest
            (f32x4.mul (local.get $factor) (v128.load offset=16 (local.get $inputs)))))))
        (local.set $vectors (i32.add (local.get $vectors) (i32.const 16)))
        (br_if $values (i32.lt_u (local.tee $inputs (i32.add (local.get $inputs) (i32.const 32))) (local.get $end)))
      )
      (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br $each)
    ))
  )

  ;; results: count × rows i32, which become f32 · factors, bias: rows f32 · steps: count f32
  ;; leak: what a negative value counts
  (func (export "spread")
    (param $results i32) (param $rows i32) (param $count i32) (param $factors i32) (param $bias i32)
    (param $steps i32) (param $leak f32)
    (local $at i32) (local $end i32) (local $step v128) (local $less v128) (local $value v128)
    (local.set $less (f32x4.splat (local.get $leak)))
    (local.set $end (i32.shl (local.get $rows) (i32.const 2)))
    (block $done (loop $each
      (br_if $done (i32.eqz (local.get $count)))
      (local.set $step (f32x4.splat (f32.load (local.get $steps))))
      (local.set $at (i32.const 0))
      (loop $values
        (local.set $value (f32x4.add
          (f32x4.mul
            (f32x4.convert_i32x4_s (v128.load (local.get $results)))
            (f32x4.mul (local.get $step) (v128.load (i32.add (local.get $factors) (local.get $at)))))
          (v128.load (i32.add (local.get $bias) (local.get $at)))))
        (v128.store (local.get $results) (v128.bitselect
          (f32x4.mul (local.get $value) (local.get $less))
          (local.get $value)
          (f32x4.lt (local.get $value) (v128.const i64x2 0 0))))
        (local.set $results (i32.add (local.get $results) (i32.const 16)))
        (br_if $values (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))
      )
      (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br $each)
    ))
  )
)
