-- A survey is a list of the same questions.
update event set survey = (
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', q ->> 'id',
    'type', case when q ->> 'type' = 'text' or q ->> 'type' = 'choice' and jsonb_array_length(coalesce(q -> 'options', '[]')) = 0 then 'long_text'
      else q ->> 'type' end,
    'label', q ->> 'question',
    'required', q -> 'required',
    'options', case when q ->> 'type' = 'choice' and jsonb_array_length(coalesce(q -> 'options', '[]')) > 0 then q -> 'options' end
  )) order by nth)
  from jsonb_array_elements(survey) with ordinality as each (q, nth))
  where jsonb_array_length(survey) > 0;

